import type { ReactNode } from 'react';
import {
  areasSection,
  contactSection,
  emergencySection,
  insuranceSection,
  servicesSection,
} from '#content/pages/home/home-page.ts';
import { reasonsSection } from '#content/pages/home/home-reasons.ts';
import { homeSlides } from '#content/pages/home/home-slides.ts';
import { trustSection } from '#content/pages/home/home-trust.ts';
import { testimonialsSection } from '#content/pages/home/testimonials.ts';

const headings = [
  servicesSection,
  insuranceSection,
  trustSection,
  emergencySection,
  reasonsSection,
  testimonialsSection,
  areasSection,
].map(({ heading }) => heading);

/** The sections in the order of specification §2. `children` is the form, which the route hands in as an island. */
export function HomePage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <section className="section wrap">
        <h1>{homeSlides[0].headline}</h1>
      </section>
      {headings.map((heading) => (
        <section key={heading} className="section wrap">
          <h2>{heading}</h2>
        </section>
      ))}
      <section className="section" id="contact">
        <div className="wrap">
          <h2>{contactSection.heading}</h2>
          {children}
        </div>
      </section>
    </>
  );
}
