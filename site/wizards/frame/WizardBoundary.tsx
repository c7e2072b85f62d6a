import { Component, type ReactNode } from 'react';
import { company, phoneHref } from '#content/business/company.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { ButtonLink } from '#design/parts/ButtonLink.tsx';

interface WizardBoundaryProps {
  readonly children: ReactNode;
}

/** When a calculator breaks, or a part of it cannot be fetched: the answers are in the session, and a reload finds them. */
export class WizardBoundary extends Component<WizardBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div className="wrap section">
        <Banner tone="danger" role="alert" title="The calculator has stopped.">
          <p>
            Your answers are kept. Check your connection and load the page again, or call us: we work it out
            with you.
          </p>
          <p className="row">
            <ButtonLink href="">Load the page again</ButtonLink>
            <ButtonLink href={phoneHref} tone="line" icon="phone">
              {company.phone.value.display}
            </ButtonLink>
          </p>
        </Banner>
      </div>
    );
  }
}
