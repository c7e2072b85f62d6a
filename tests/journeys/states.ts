// All that a visitor can bring the site to show beyond its pages as they are opened.

import { walkEnergyCalculator } from './energy-calculator-states.ts';
import { connectionTrouble } from './fixtures.ts';
import { walkContactForm, walkHomeForm } from './lead-form-states.ts';
import { walkMenuAndQuestions } from './menu-states.ts';
import { calculatorStopped } from './roof-calculator.ts';
import { stopRoofCalculator, walkRoofCalculator } from './roof-calculator-states.ts';

export const walks = [
  ['the roof cost calculator', walkRoofCalculator],
  ['a roof cost calculator that has stopped', stopRoofCalculator],
  ['the energy savings calculator', walkEnergyCalculator],
  ['the form on the home page', walkHomeForm],
  ['the contact form', walkContactForm],
  ['menu and questions', walkMenuAndQuestions],
] as const;

/** What pages may print on these walks, which meet every kind of trouble. */
export const walkTrouble = [connectionTrouble, calculatorStopped];
