import type { ReactNode } from 'react';
import { features } from '#content/business/features.ts';
import { emergencySection } from '#content/pages/home.ts';
import { EmergencySection } from '../parts/EmergencySection.tsx';
import { Jobs } from '../parts/Jobs.tsx';
import { RoofPrice } from '../parts/RoofPrice.tsx';
import { AreasSection } from './AreasSection.tsx';
import { Hero } from './Hero.tsx';
import { HomeContact } from './HomeContact.tsx';
import { InsuranceBanner } from './InsuranceBanner.tsx';
import { ReasonsSection } from './ReasonsSection.tsx';
import { ServiceCourses } from './ServiceCourses.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TrustSection } from './TrustSection.tsx';

/** The sections in the order of specification §2. `children` is the form: only a route can make an island of it. */
export function HomePage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Hero />
      <ServiceCourses />
      <RoofPrice />
      {features.claimHelp && <InsuranceBanner />}
      <TrustSection />
      {features.emergencyLine && <EmergencySection {...emergencySection} />}
      <ReasonsSection />
      <TestimonialsSection />
      <Jobs />
      <AreasSection />
      <HomeContact>{children}</HomeContact>
    </>
  );
}
