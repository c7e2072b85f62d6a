import type { ReactNode } from 'react';
import type { SwitchedOffer } from '#content/business/office-changes.ts';
import { formatShopTime } from '#content/business/shop-time.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { Button } from '#design/parts/Button.tsx';
import { SelectField } from '#design/parts/SelectField.tsx';
import { TextAreaField } from '#design/parts/TextAreaField.tsx';
import { TextField } from '#design/parts/TextField.tsx';
import type { DeskPage, TypedSitePart } from '#server/desk/desk-page.ts';
import styles from './SitePage.module.css';

type SitePageProps = DeskPage & { readonly kind: 'site' };

/** What the office may change on the site without anybody's help. */
export function SitePage(props: SitePageProps) {
  const { message, obstacle, revision, offers, parts } = props;
  const wrong = Object.values(parts).flatMap(({ part, errors }) =>
    Object.entries(errors).map(([name, text]) => ({ id: idOf(part, name), text })),
  );
  const form = { revision, isLocked: obstacle !== null };
  return (
    <div className={styles.page}>
      <h1>Site</h1>
      <p className="soft">
        What you save here is built into the public site. You can undo it on the page “Record”.
      </p>
      {message !== null && (
        <Banner tone={message.tone} role={message.tone === 'danger' ? 'alert' : 'status'}>
          <p>{message.text}</p>
          <ul>
            {wrong.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <BuildStatus {...props} />
      <NoticeForm {...form} typed={parts.notice} />
      <SpecialDaysForm {...form} typed={parts['special-days']} />
      {offers.length > 0 && <OffersForm {...form} offers={offers} typed={parts.offers} />}
      <PricesForm {...form} typed={parts.prices} />
      <ReviewsForm {...form} typed={parts.reviews} />
    </div>
  );
}

const idOf = (part: string, name: string) => `${part}-${name}`;
const timeOf = (milliseconds: number) => formatShopTime(new Date(milliseconds).toISOString());

/** browser/follow-build.ts puts a newer one in its place while the site is built. */
function BuildStatus({ obstacle, build, servedSince }: SitePageProps) {
  return (
    <section aria-label="What visitors see" data-build={build.kind} role="status">
      {obstacle !== null ? (
        <Banner tone="note">
          <p>
            The site cannot be changed from here: {obstacle}. Whoever runs the website can change it in the
            contractor’s folder, or let this server build.
          </p>
        </Banner>
      ) : build.kind === 'building' ? (
        <Banner tone="note" title="The site is being built">
          <p>
            Since {timeOf(build.since)}; it takes a minute or two. Visitors see the site as it was before.{' '}
            <a href="/desk/site">Look again</a>
          </p>
        </Banner>
      ) : servedSince !== null ? (
        <p>Visitors see everything below, in the site built on {timeOf(servedSince)}.</p>
      ) : (
        <Banner
          tone="danger"
          title={build.kind === 'failed' ? 'The site could not be built' : 'Visitors do not see this yet'}
        >
          <p>Visitors see the site as it was before. Your changes below are saved.</p>
          {build.kind === 'failed' && (
            <>
              <p>On {timeOf(build.at)} the build said:</p>
              <pre className={styles.said}>{build.said}</pre>
            </>
          )}
          <form className="above-4" method="post" action="/desk/site/build">
            <Button type="submit" tone="line">
              Build it now
            </Button>
          </form>
        </Banner>
      )}
    </section>
  );
}

interface PartProps {
  readonly revision: string;
  /** Where nothing can be built, nothing is changed. */
  readonly isLocked: boolean;
  readonly typed: TypedSitePart;
}

function PartForm({
  revision,
  isLocked,
  typed,
  title,
  lead,
  children,
}: PartProps & { readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  const { part } = typed;
  return (
    <form className={styles.part} method="post" action="/desk/site" aria-labelledby={idOf(part, 'title')}>
      <h2 id={idOf(part, 'title')} className="card-heading">
        {title}
      </h2>
      <p className="soft">{lead}</p>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="revision" value={revision} />
      <fieldset className={styles.fields} disabled={isLocked} aria-labelledby={idOf(part, 'title')}>
        {children}
        <div className="row">
          <Button type="submit" tone="plain">
            Save and build
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** What a field of this part carries besides its label. */
function fieldsFor({ part, fields, errors }: TypedSitePart) {
  return (name: string) => ({
    id: idOf(part, name),
    name,
    defaultValue: fields[name] ?? '',
    error: errors[name],
  });
}

function NoticeForm(props: PartProps) {
  const field = fieldsFor(props.typed);
  return (
    <PartForm
      {...props}
      title="Notice"
      lead="One or two sentences at the top of every page, from the first day through the last."
    >
      <TextAreaField label="What it says" rows={2} {...field('text')} />
      <div className={styles.side}>
        <TextField label="First day" type="date" {...field('firstDay')} />
        <TextField label="Last day" type="date" {...field('lastDay')} />
      </div>
      {props.typed.fields.text && <Tick name="remove">Take it off</Tick>}
    </PartForm>
  );
}

/** How many rows are filled in, and one more. */
const rowsOf = (fields: TypedSitePart['fields'], name: string) => {
  const used = Object.keys(fields)
    .filter((each) => each.startsWith(`${name}-`))
    .map((each) => Number(each.slice(name.length + 1)));
  return Array.from({ length: Math.max(-1, ...used.filter(Number.isInteger)) + 2 }, (_, row) => row);
};

function SpecialDaysForm(props: PartProps) {
  const field = fieldsFor(props.typed);
  const { fields } = props.typed;
  return (
    <PartForm
      {...props}
      title="Special days"
      lead="Days when your usual hours do not apply. Leave the times empty if you are closed all day."
    >
      {rowsOf(fields, 'on').map((row) => (
        <fieldset key={row} className={styles.entry}>
          <legend>{fields[`name-${row}`] || 'One more day'}</legend>
          <div className={styles.side}>
            <TextField label="Day" type="date" {...field(`on-${row}`)} />
            <TextField label="What it is" {...field(`name-${row}`)} />
            <TextField label="Opens" mark="24-hour time" placeholder="08:00" {...field(`opens-${row}`)} />
            <TextField label="Closes" mark="24-hour time" placeholder="12:00" {...field(`closes-${row}`)} />
          </div>
          {fields[`name-${row}`] && <Tick name={`remove-${row}`}>Remove this day</Tick>}
        </fieldset>
      ))}
    </PartForm>
  );
}

const offerWords: Readonly<Record<SwitchedOffer, string>> = {
  voucher: 'The voucher',
  financing: 'Financing, with its page',
  claimHelp: 'Help with storm damage claims',
};

function OffersForm({ offers, ...props }: PartProps & Pick<SitePageProps, 'offers'>) {
  return (
    <PartForm {...props} title="Offers" lead="What is not ticked is left out of the whole site.">
      {offers.map((offer) => (
        <Tick key={offer} name={offer} isTicked={props.typed.fields[offer] === 'on'}>
          {offerWords[offer]}
        </Tick>
      ))}
    </PartForm>
  );
}

function PricesForm(props: PartProps) {
  const field = fieldsFor(props.typed);
  return (
    <PartForm
      {...props}
      title="Prices of the roof calculator"
      lead="The day you last compared the calculator’s prices with what jobs cost. The prices themselves are changed by whoever runs the website."
    >
      <TextField label="Reviewed on" type="date" {...field('pricesReviewedOn')} />
    </PartForm>
  );
}

const ratings = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));

function ReviewsForm(props: PartProps) {
  const field = fieldsFor(props.typed);
  const { fields, errors } = props.typed;
  return (
    <PartForm
      {...props}
      title="Reviews"
      lead="What customers have written, word for word, with where it can be read. Made-up or bought reviews are against federal law."
    >
      {rowsOf(fields, 'name').map((row) => (
        <fieldset key={row} className={styles.entry}>
          <legend>{fields[`name-${row}`] || 'One more review'}</legend>
          <TextAreaField label="What they wrote" rows={4} {...field(`text-${row}`)} />
          <div className={styles.side}>
            <TextField label="Name" {...field(`name-${row}`)} />
            <TextField label="Town" mark="optional" {...field(`location-${row}`)} />
            <SelectField label="Rating" prompt="Choose" options={ratings} {...field(`rating-${row}`)} />
            <TextField label="Written on" type="date" {...field(`writtenOn-${row}`)} />
            <TextField label="Where it can be read" placeholder="Google" {...field(`sourceName-${row}`)} />
            <TextField label="Its address" placeholder="https://" {...field(`sourceUrl-${row}`)} />
          </div>
          <Tick
            id={idOf('reviews', `hasConsent-${row}`)}
            name={`hasConsent-${row}`}
            isTicked={fields[`hasConsent-${row}`] === 'on'}
            error={errors[`hasConsent-${row}`]}
          >
            The customer has agreed that we print this
          </Tick>
          {fields[`name-${row}`] && <Tick name={`remove-${row}`}>Remove this review</Tick>}
        </fieldset>
      ))}
    </PartForm>
  );
}

function Tick({
  id,
  name,
  isTicked = false,
  error,
  children,
}: {
  readonly id?: string;
  readonly name: string;
  readonly isTicked?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <label className={styles.tick}>
        <input
          id={id}
          type="checkbox"
          name={name}
          defaultChecked={isTicked}
          aria-describedby={error && `${id}-error`}
        />
        {children}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
}
