import { Component, type ReactNode } from 'react';
import { wizardWords as words } from '#content/pages/wizard-words.ts';
import { Banner } from '#design/parts/Banner.tsx';
import { ButtonLink } from '#design/parts/Button.tsx';
import { CallButton } from '../../lead-forms/CallLinks.tsx';

interface WizardBoundaryProps {
  readonly hasSent: boolean;
  readonly children: ReactNode;
}

/** When the results break: the answers are in the session, and a reload finds them. */
export class WizardBoundary extends Component<WizardBoundaryProps, { readonly fault: unknown }> {
  override state = { fault: null };

  static getDerivedStateFromError(fault: unknown) {
    return { fault };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    // Until the lead is sent, the plain form takes over (plain-calculator.ts).
    if (!this.props.hasSent) throw this.state.fault;
    return (
      <div className="wrap section">
        <Banner tone="danger" role="alert" title={words.stoppedTitle}>
          <p>{words.stoppedText}</p>
          <p className="row above-2">
            <ButtonLink href="">{words.loadAgain}</ButtonLink>
            <CallButton tone="line" isNumberAlone />
          </p>
        </Banner>
      </div>
    );
  }
}
