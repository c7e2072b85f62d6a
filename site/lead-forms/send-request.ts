import type { SendOutcome } from '#leads/submission/submission.ts';
import './delivery-setting.ts';
import { type LeadRequest, postToLeadService } from './post-to-lead-service.ts';

/** Sends once, to where this build sends leads. */
export async function sendRequest(request: LeadRequest): Promise<SendOutcome> {
  if (__DELIVERY__ === null) return postToLeadService(request);
  const { sendDirectly } = await import('./send-directly.ts');
  return sendDirectly(request, __DELIVERY__);
}
