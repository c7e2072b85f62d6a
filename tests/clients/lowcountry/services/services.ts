// Services that only we offer, each in a file beside this one and under the name its page has in addresses. Named in
// offeredServices (../switches.ts) it gets a page, a card, a form choice and a page in every town.

import type { OwnService } from '#content/services/service.ts';
import { gutterInstallation } from './gutter-installation.ts';

export const ownServices = {
  'gutter-installation': gutterInstallation,
} as const satisfies Readonly<Record<string, OwnService>>;
