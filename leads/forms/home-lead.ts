// The short form on the home page. Source: specification §3 and §5.

import { email, message, name, phone, service } from './fields.ts';
import type { Fields } from './form-table.ts';

export const homeFields = {
  name,
  email,
  phone,
  service,
  message: { ...message, rows: 3 },
} satisfies Fields;
