import { Carousel } from './Carousel.tsx';
import type { Example } from './example.ts';

export const carouselExamples: Example[] = [
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
];
