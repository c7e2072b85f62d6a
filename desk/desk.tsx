// The desk's pages, drawn on the server with the parts and tokens of the public site. `npm run build` makes one program
// of it (ops/start/build-desk.mjs); nothing of it is in the public site.

import '#design/base/base.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskFrame, DeskPage, RenderDeskPage } from '#server/desk/desk-page.ts';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { CalendarPage, ReplaceCalendarPage } from './CalendarPage.tsx';
import { DeskDocument } from './DeskDocument.tsx';
import { ForgetPage, ForgottenPage } from './ForgetPage.tsx';
import { ListPage, listNames } from './ListPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { NumbersPage } from './NumbersPage.tsx';
import { InvitationPage, SignInPage } from './PasskeyPages.tsx';
import { AskPasskeyPage, InvitedPage, PeoplePage } from './PeoplePages.tsx';
import { RecordPage } from './RecordPage.tsx';
import { RequestFormPage } from './RequestFormPage.tsx';
import { RequestPage } from './RequestPage.tsx';

interface Drawn<Page extends DeskPage> {
  readonly title: string | ((page: Page) => string);
  readonly Page: (props: Page & Pick<DeskFrame, 'waiting'>) => ReactNode;
}

const pages: { readonly [Kind in DeskPage['kind']]: Drawn<DeskPage & { readonly kind: Kind }> } = {
  'sign-in': { title: 'Sign in', Page: SignInPage },
  invitation: { title: 'Set up your passkey', Page: InvitationPage },
  list: {
    title: ({ filters }) => (filters.held ? 'Held back' : listNames[filters.view]),
    Page: ListPage,
  },
  request: { title: ({ details }) => details.reference, Page: RequestPage },
  'request-form': {
    title: ({ reference }) => (reference === null ? 'New request' : 'Correct contact details'),
    Page: RequestFormPage,
  },
  forget: { title: 'Forget a person', Page: ForgetPage },
  forgotten: { title: 'Forget a person', Page: ForgottenPage },
  calendar: { title: 'Calendar of visits', Page: CalendarPage },
  'replace-calendar': { title: 'Calendar of visits', Page: ReplaceCalendarPage },
  notifications: { title: 'Notifications', Page: NotificationsPage },
  people: { title: 'People', Page: PeoplePage },
  'ask-passkey': { title: 'People', Page: AskPasskeyPage },
  invited: { title: 'People', Page: InvitedPage },
  numbers: { title: 'Numbers', Page: NumbersPage },
  announcements: { title: 'What the site says', Page: AnnouncementsPage },
  record: { title: 'Record', Page: RecordPage },
  message: { title: ({ title }) => title, Page: MessagePage },
};

export const renderDeskPage: RenderDeskPage = (page, frame) => {
  const { title, Page } = pages[page.kind] as Drawn<DeskPage>;
  return `<!doctype html>${renderToStaticMarkup(
    <DeskDocument frame={frame} page={page.kind} title={typeof title === 'string' ? title : title(page)}>
      <Page {...page} waiting={frame.waiting} />
    </DeskDocument>,
  )}`;
};
