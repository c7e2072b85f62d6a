// Services that only we offer, each in a file beside this one and under the name its page has in addresses,
// "gutter-installation". Named in offeredServices (../switches.ts) it gets a page, a card, a form choice and a page in every
// town.

import type { OwnService } from '#client/shapes/service.ts';

export const ownServices = {} as const satisfies Readonly<Record<string, OwnService>>;
