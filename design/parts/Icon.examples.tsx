import type { Example } from './example.ts';
import { Icon, iconNames } from './Icon.tsx';

export const iconExamples: Example[] = iconNames.map((name) => ({ name, element: <Icon name={name} /> }));
