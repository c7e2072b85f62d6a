import { type ReactElement, useState } from 'react';
import { ArrowLink } from './ArrowLink.tsx';
import { Banner } from './Banner.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { Carousel } from './Carousel.tsx';
import { Chips } from './Chips.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FootBar } from './FootBar.tsx';
import { Icon, iconNames, Spinner } from './Icon.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { ProgressTabs } from './ProgressTabs.tsx';
import { SegmentedChoice } from './SegmentedChoice.tsx';
import { SelectField } from './SelectField.tsx';
import { Slider } from './Slider.tsx';
import { TextAreaField, TextField } from './TextField.tsx';
import { Toast } from './Toast.tsx';

const services = { repair: 'Roof Repair', inspection: 'Roof Inspection' };

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

const pressed = { isChosen: false, onChoose: () => {} };

/** The parts of the design, each in all its states: shown in the gallery, rendered in a test, checked for accessibility. */
export const partExamples: Readonly<Record<string, Readonly<Record<string, ReactElement>>>> = {
  Buttons: {
    action: <Button>Send message</Button>,
    plain: <Button tone="plain">Start with a visit</Button>,
    line: <Button tone="line">Second choice</Button>,
    'emergency, as a link': (
      <ButtonLink tone="emergency" icon="phone" href="tel:+15550100">
        Call, 24/7
      </ButtonLink>
    ),
    'link with an arrow': (
      <ButtonLink href="/contact" iconAfter="arrow">
        Go on
      </ButtonLink>
    ),
    disabled: <Button disabled>Continue</Button>,
    submitting: <Button state="submitting">Processing...</Button>,
    sent: <Button state="sent">Message Sent!</Button>,
    wide: <Button isWide>Send message</Button>,
    'on a strong surface': (
      <div data-surface="strong" className="row">
        <Button>Action</Button>
        <Button tone="line" icon="phone">
          Line
        </Button>
      </div>
    ),
  },
  'Arrow links': {
    'on the page': <ArrowLink href="/about">About the company</ArrowLink>,
    'on a strong surface': (
      <div data-surface="strong">
        <ArrowLink href="/about">About the company</ArrowLink>
      </div>
    ),
    'inside a card that is one link': (
      <a href="/about">
        <ArrowLink>See how we do it</ArrowLink>
      </a>
    ),
  },
  Fields: {
    resting: <TextField label="Name" name="name" defaultValue="Dana Whitaker" />,
    'optional, with help': (
      <TextField label="Address" mark="optional" help="Street and town" name="address" />
    ),
    'in error': (
      <TextField
        label="Email"
        type="email"
        name="email"
        defaultValue="dana.whitaker@"
        error="Valid email is required"
      />
    ),
    telephone: <TextField label="Phone" type="tel" name="phone" autoComplete="tel" />,
    select: <SelectField label="Service" name="service" prompt="Choose a service" options={services} />,
    'select in error': (
      <SelectField
        label="Service needed"
        name="service"
        prompt="Choose a service"
        options={services}
        error="Please choose a service"
      />
    ),
    'text area': <TextAreaField label="Message" mark="optional" name="message" />,
  },
  'Segmented choice': {
    'two answers': <SegmentedChoice legend="Reply by" name="reply" options={answers} defaultValue="no" />,
    'three answers, optional': (
      <SegmentedChoice
        legend="How soon?"
        mark="optional"
        name="soon"
        options={[...answers, { value: 'unsure', label: 'Not sure yet' }]}
      />
    ),
    'in error': (
      <SegmentedChoice
        legend="Gutters"
        name="gutters"
        options={answers}
        error="Please choose one of the options"
      />
    ),
  },
  'Choice cards': {
    'with pictures and effects, one chosen': (
      <ChoiceGroup legend="Slope">
        <ChoiceCard
          {...pressed}
          name="slope"
          value="flat"
          title="Flat"
          text="Easy to walk."
          effect="No surcharge"
          picture={triangle}
        />
        <ChoiceCard
          {...pressed}
          name="slope"
          value="steep"
          title="Steep"
          text="Needs roof jacks, and more time than one would think."
          effect="+20%"
          picture={triangle}
          isChosen
        />
      </ChoiceGroup>
    ),
    'words only, in error': (
      <ChoiceGroup legend="Age" error="Please choose one of the options">
        <ChoiceCard {...pressed} name="age" value="new" title="New" />
        <ChoiceCard {...pressed} name="age" value="old" title="Old" text="Over twenty years." />
      </ChoiceGroup>
    ),
  },
  Slider: {
    'inside its limits': <AreaSlider start="2000" />,
    'outside its limits': <AreaSlider start="300" />,
  },
  Progress: {
    'second of seven': <ProgressTabs {...words} step={2} stepText="Step 2 of 7" />,
    'last of seven': <ProgressTabs {...words} step={7} stepText="Step 7 of 7" />,
  },
  'Foot bar': {
    'two buttons, one of them disabled': (
      <FootBar>
        <Button tone="line" icon="arrow-back">
          PREVIOUS
        </Button>
        <Button iconAfter="arrow" disabled>
          CONTINUE NEXT
        </Button>
      </FootBar>
    ),
    'a closing line': (
      <FootBar>
        <p>CALCULATOR COMPLETE - REVIEW YOUR ESTIMATE ABOVE</p>
      </FootBar>
    ),
  },
  Banners: {
    danger: (
      <Banner tone="danger" title="Please check your inputs">
        Please correct the errors before continuing.
      </Banner>
    ),
    success: <Banner tone="success" title="Success! Preparing your estimate..." />,
    note: <Banner tone="note">The inspection takes about an hour.</Banner>,
    emergency: <Banner tone="emergency" title="Water coming in now?" />,
    'error summary with the field it points to': (
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
  Toasts: {
    done: (
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
    failed: (
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
  Carousel: {
    'more than fits': (
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
  Breadcrumbs: {
    'three deep': (
      <Breadcrumbs
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Services', path: '/services' },
          { name: 'Metal', path: '/metal' },
        ]}
      />
    ),
  },
  Chips: {
    'links and quiet ones': (
      <Chips chips={[{ label: 'Mill Creek', href: '/mill-creek' }, { label: 'Stony Run' }]} />
    ),
  },
  Spinner: { turning: <Spinner /> },
  'Live region': { 'something under way': <LiveRegion>Processing...</LiveRegion> },
  'Visually hidden': {
    'after a visible word': (
      <p>
        Read on<span className="visually-hidden"> about metal roofing</span>
      </p>
    ),
  },
  Icons: Object.fromEntries(iconNames.map((name) => [name, <Icon key={name} name={name} />])),
};
