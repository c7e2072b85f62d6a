import type { ReactNode } from 'react';
import { contactHead } from '#content/pages/contact.ts';

/** `children` is the form, which the route hands in because only a route can make an island of it. */
export function ContactPage({ children }: { readonly children: ReactNode }) {
  return (
    <section className="section">
      <div className="wrap">
        <h1>{contactHead.heading}</h1>
        <p className="lead">{contactHead.lead}</p>
        {children}
      </div>
    </section>
  );
}
