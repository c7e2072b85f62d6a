import type { Example } from './example.ts';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const services = [
  { value: 'repair', label: 'Roof Repair' },
  { value: 'inspection', label: 'Roof Inspection' },
];

export const fieldExamples: Example[] = [
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
];
