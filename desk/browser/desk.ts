// The script of the desk's pages: passkeys, notifications, and a list that renews itself.
import './notifications.ts';
import './passkey.ts';
import './renew.ts';
