import { company } from '#client/company.ts';
import { leadFormWords as words } from '#content/pages/lead-form-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { CallButton } from './CallLinks.tsx';

interface NotSavedBannerProps {
  readonly title: string;
  readonly text: string;
  readonly mailLabel: string;
  readonly mailSubject: string;
  /** Everything the lead holds, for an e-mail from the visitor's own program. */
  readonly lines: readonly string[];
}

/** The lead is neither with us nor kept on this device: two ways that need no script. */
export function NotSavedBanner({ title, text, mailLabel, mailSubject, lines }: NotSavedBannerProps) {
  const query = `subject=${encodeURIComponent(mailSubject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  return (
    <Banner tone="danger" role="alert" title={title}>
      <p>{text}</p>
      <p className="row above-2">
        <CallButton tone="plain">{words.call}</CallButton>
        <ButtonLink href={`mailto:${company.email.value}?${query}`} tone="line" icon="mail">
          {mailLabel}
        </ButtonLink>
      </p>
    </Banner>
  );
}
