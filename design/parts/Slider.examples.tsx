import { useState } from 'react';
import type { Example } from './example.ts';
import { Slider } from './Slider.tsx';

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

export const sliderExamples: Example[] = [
  { name: 'inside its limits', element: <AreaSlider start="2000" /> },
  { name: 'outside its limits', element: <AreaSlider start="300" /> },
];
