import { company } from '#client/company.ts';

/** "Call" and the number, in a button. The number stays whole. */
export function CallWords({ after = '' }: { /** ", 24/7" */ readonly after?: string }) {
  return (
    <span>
      Call <span className="unbroken">{company.phone.value.display}</span>
      {after}
    </span>
  );
}
