import { followReading } from './follow-reading.ts';

for (const section of document.querySelectorAll<HTMLElement>('[data-reading]')) followReading(section);
