import { type ReactElement, useState } from 'react';
import { Accordion } from './Accordion.tsx';
import { ArrowLink } from './ArrowLink.tsx';
import { Banner } from './Banner.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Carousel } from './Carousel.tsx';
import { Chips } from './Chips.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FootBar } from './FootBar.tsx';
import { Icon, iconNames } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { ProgressTabs } from './ProgressTabs.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { SelectField } from './SelectField.tsx';
import { Slider } from './Slider.tsx';
import { Spinner } from './Spinner.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { Toast } from './Toast.tsx';

/** One part of the design in all its states: shown in the gallery, rendered in a test, checked for accessibility. */
export interface Shelf {
  readonly part: string;
  readonly examples: readonly { readonly name: string; readonly element: ReactElement }[];
  /** One example a row: for parts that need the whole width. */
  readonly isWide?: boolean;
}

const services = [
  { value: 'repair', label: 'Roof Repair' },
  { value: 'inspection', label: 'Roof Inspection' },
];

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

const triangle = (
  <svg viewBox="0 0 60 40" aria-hidden="true">
    <path d="M4 36H56V8Z" fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

function AreaSlider({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  const number = Number(value);
  const isOutside = number < 500 || number > 6000;
  return (
    <Slider
      name="area"
      label="Area"
      fieldLabel="Area (square feet)"
      min={500}
      max={6000}
      step={100}
      value={value}
      number={number}
      onChange={setValue}
      formatValue={(squareFeet) => squareFeet.toLocaleString('en-US')}
      unit="sq ft"
      startLabel="500 sq ft"
      endLabel="6,000 sq ft"
      help="Most homes are 1,500–3,000 sq ft"
      error={isOutside ? 'Please enter 500 to 6,000 square feet' : undefined}
    />
  );
}

const words = { label: 'Progress', stepCount: 7, startLabel: 'Started', endLabel: 'Complete' };

const stays = { dismissLabel: 'Dismiss', onDismiss: () => {}, durationMs: 2 ** 30 };

export const shelves: readonly Shelf[] = [
  {
    part: 'Buttons',
    examples: [
      { name: 'action', element: <Button>Send message</Button> },
      { name: 'plain', element: <Button tone="plain">Start with a visit</Button> },
      { name: 'line', element: <Button tone="line">Second choice</Button> },
      {
        name: 'emergency, as a link',
        element: (
          <ButtonLink tone="emergency" icon="phone" href="tel:+15550100">
            Call, 24/7
          </ButtonLink>
        ),
      },
      {
        name: 'link with an arrow',
        element: (
          <ButtonLink href="/contact" iconAfter="arrow">
            Go on
          </ButtonLink>
        ),
      },
      { name: 'disabled', element: <Button disabled>Continue</Button> },
      { name: 'submitting', element: <Button state="submitting">Processing...</Button> },
      { name: 'sent', element: <Button state="sent">Message Sent!</Button> },
      { name: 'wide', element: <Button isWide>Send message</Button> },
      {
        name: 'on a strong surface',
        element: (
          <div data-surface="strong" className="row">
            <Button>Action</Button>
            <Button tone="line" icon="phone">
              Line
            </Button>
          </div>
        ),
      },
    ],
  },
  {
    part: 'Arrow links',
    examples: [
      { name: 'on the page', element: <ArrowLink href="/about">About the company</ArrowLink> },
      {
        name: 'on a strong surface',
        element: (
          <div data-surface="strong">
            <ArrowLink href="/about">About the company</ArrowLink>
          </div>
        ),
      },
      {
        name: 'inside a card that is one link',
        element: (
          <a href="/about">
            <ArrowLink>See how we do it</ArrowLink>
          </a>
        ),
      },
    ],
  },
  {
    part: 'Fields',
    examples: [
      { name: 'resting', element: <TextField label="Name" name="name" defaultValue="Dana Whitaker" /> },
      {
        name: 'optional, with help',
        element: <TextField label="Address" mark="optional" help="Street and town" name="address" />,
      },
      {
        name: 'in error',
        element: (
          <TextField
            label="Email"
            type="email"
            name="email"
            defaultValue="dana.whitaker@"
            error="Valid email is required"
          />
        ),
      },
      { name: 'telephone', element: <TextField label="Phone" type="tel" name="phone" autoComplete="tel" /> },
      {
        name: 'select',
        element: <SelectField label="Service" name="service" prompt="Choose a service" options={services} />,
      },
      {
        name: 'select in error',
        element: (
          <SelectField
            label="Service needed"
            name="service"
            prompt="Choose a service"
            options={services}
            error="Please choose a service"
          />
        ),
      },
      { name: 'text area', element: <TextAreaField label="Message" mark="optional" name="message" /> },
    ],
  },
  {
    part: 'Segmented choice',
    examples: [
      {
        name: 'two answers',
        element: <SegmentedChoice legend="Reply by" name="reply" options={answers} defaultValue="no" />,
      },
      {
        name: 'three answers, optional',
        element: (
          <SegmentedChoice
            legend="How soon?"
            mark="optional"
            name="soon"
            options={[...answers, { value: 'unsure', label: 'Not sure yet' }]}
          />
        ),
      },
      {
        name: 'in error',
        element: (
          <SegmentedChoice
            legend="Gutters"
            name="gutters"
            options={answers}
            error="Please choose one of the options"
          />
        ),
      },
    ],
  },
  {
    part: 'Choice cards',
    examples: [
      {
        name: 'with pictures and effects, one chosen',
        element: (
          <ChoiceGroup legend="Slope">
            <ChoiceCard
              name="slope"
              value="flat"
              title="Flat"
              text="Easy to walk."
              effect="No surcharge"
              picture={triangle}
            />
            <ChoiceCard
              name="slope"
              value="steep"
              title="Steep"
              text="Needs roof jacks, and more time than one would think."
              effect="+20%"
              picture={triangle}
              isChosenAtFirst
            />
          </ChoiceGroup>
        ),
      },
      {
        name: 'words only, in error',
        element: (
          <ChoiceGroup legend="Age" error="Please choose one of the options">
            <ChoiceCard name="age" value="new" title="New" />
            <ChoiceCard name="age" value="old" title="Old" text="Over twenty years." />
          </ChoiceGroup>
        ),
      },
    ],
  },
  {
    part: 'Slider',
    isWide: true,
    examples: [
      { name: 'inside its limits', element: <AreaSlider start="2000" /> },
      { name: 'outside its limits', element: <AreaSlider start="300" /> },
    ],
  },
  {
    part: 'Progress',
    isWide: true,
    examples: [
      { name: 'second of seven', element: <ProgressTabs {...words} step={2} stepText="Step 2 of 7" /> },
      { name: 'last of seven', element: <ProgressTabs {...words} step={7} stepText="Step 7 of 7" /> },
    ],
  },
  {
    part: 'Foot bar',
    isWide: true,
    examples: [
      {
        name: 'two buttons, one of them disabled',
        element: (
          <FootBar>
            <Button tone="line" icon="arrow-back">
              PREVIOUS
            </Button>
            <Button iconAfter="arrow" disabled>
              CONTINUE NEXT
            </Button>
          </FootBar>
        ),
      },
      {
        name: 'a closing line',
        element: (
          <FootBar>
            <p>CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE</p>
          </FootBar>
        ),
      },
    ],
  },
  {
    part: 'Banners',
    examples: [
      {
        name: 'danger',
        element: (
          <Banner tone="danger" title="Please check your inputs">
            Please correct the errors before continuing.
          </Banner>
        ),
      },
      { name: 'success', element: <Banner tone="success" title="Success! Preparing your estimate..." /> },
      {
        name: 'note',
        element: <Banner tone="note">The inspection takes about an hour.</Banner>,
      },
      {
        name: 'error summary with the field it points to',
        element: (
          <>
            <ErrorSummary
              title="One field needs another look."
              text="Nothing has been sent yet, and what you typed is still here."
              errors={[{ fieldId: 'example-phone', message: 'Phone number is required' }]}
              attempt={0}
            />
            <TextField id="example-phone" label="Phone" type="tel" error="Phone number is required" />
          </>
        ),
      },
    ],
  },
  {
    part: 'Toasts',
    examples: [
      {
        name: 'done',
        element: (
          <Toast
            {...stays}
            toast={{
              turn: 1,
              isOpen: true,
              kind: 'done',
              title: 'Report Downloaded!',
              text: 'Your energy savings report has been downloaded successfully.',
            }}
          />
        ),
      },
      {
        name: 'failed',
        element: (
          <Toast
            {...stays}
            toast={{
              turn: 2,
              isOpen: true,
              kind: 'failed',
              title: 'Submission Error',
              text: 'There was an issue submitting your information. Please try again.',
            }}
          />
        ),
      },
    ],
  },
  {
    part: 'Carousel',
    isWide: true,
    examples: [
      {
        name: 'more than fits',
        element: (
          <Carousel
            label="Three sheets"
            previousLabel="Previous"
            nextLabel="Next"
            heading={<h3>Three sheets</h3>}
          >
            <p data-surface="raised">One</p>
            <p data-surface="raised">Two</p>
            <p data-surface="raised">Three</p>
          </Carousel>
        ),
      },
    ],
  },
  {
    part: 'Breadcrumbs',
    examples: [
      {
        name: 'three deep',
        element: (
          <Breadcrumbs
            label="Breadcrumb"
            crumbs={[
              { name: 'Home', path: '/' },
              { name: 'Services', path: '/services' },
              { name: 'Metal', path: '/metal' },
            ]}
          />
        ),
      },
    ],
  },
  {
    part: 'Accordion',
    examples: [
      {
        name: 'two questions',
        element: (
          <Accordion
            items={[
              { title: 'How long does it take?', content: <p>Two to four dry days.</p> },
              { title: 'Do I have to be at home?', content: <p>No.</p> },
            ]}
          />
        ),
      },
    ],
  },
  {
    part: 'Chips',
    examples: [
      {
        name: 'links and quiet ones',
        element: <Chips chips={[{ label: 'Mill Creek', href: '/mill-creek' }, { label: 'Stony Run' }]} />,
      },
    ],
  },
  {
    part: 'Spinner',
    examples: [{ name: 'turning', element: <Spinner /> }],
  },
  {
    part: 'Live region',
    examples: [{ name: 'something under way', element: <LiveRegion>Processing...</LiveRegion> }],
  },
  {
    part: 'Visually hidden',
    examples: [
      {
        name: 'after a visible word',
        element: (
          <p>
            Read on<span className="visually-hidden"> about metal roofing</span>
          </p>
        ),
      },
    ],
  },
  {
    part: 'Icons',
    examples: iconNames.map((name) => ({ name, element: <Icon name={name} /> })),
  },
];
