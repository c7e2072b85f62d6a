import { Component, type ReactNode } from 'react';
import { company } from '#client/company.ts';
import { phoneHref } from '#content/business/company.ts';
import { wizardWords as words } from '#content/pages/wizard-words.ts';
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
        <Banner tone="danger" role="alert" title={words.stoppedTitle}>
          <p>{words.stoppedText}</p>
          <p className="row">
            <ButtonLink href="">{words.loadAgain}</ButtonLink>
            <ButtonLink href={phoneHref} tone="line" icon="phone">
              {company.phone.value.display}
            </ButtonLink>
          </p>
        </Banner>
      </div>
    );
  }
}
