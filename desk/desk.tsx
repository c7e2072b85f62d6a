// The desk's pages, drawn on the server with the parts and tokens of the public site. `npm run build` makes one program
// of it (ops/start/build-desk.mjs); nothing of it is in the public site.

import '#design/base/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskFrame, DeskPage, RenderDeskPage } from '#server/desk/desk-page.ts';
import { AnnouncementsPage } from './AnnouncementsPage.tsx';
import { CalendarPage, ReplaceCalendarPage } from './CalendarPage.tsx';
import { DeskDocument } from './DeskDocument.tsx';
import { EntryPage } from './EntryPage.tsx';
import { ForgetPage, ForgottenPage } from './ForgetPage.tsx';
import { ListPage, listNames } from './ListPage.tsx';
import { MessagePage } from './MessagePage.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { NumbersPage } from './NumbersPage.tsx';
import { InvitationPage, SignInPage } from './PasskeyPages.tsx';
import { AskPasskeyPage, InvitedPage, PeoplePage } from './PeoplePages.tsx';
import { RecordPage } from './RecordPage.tsx';
import { RequestPage } from './RequestPage.tsx';

export const renderDeskPage: RenderDeskPage = (page, frame) =>
  `<!doctype html>${renderToStaticMarkup(
    <DeskDocument frame={frame} page={page.kind} title={titleOf(page)}>
      {contentOf(page, frame)}
    </DeskDocument>,
  )}`;

function contentOf(page: DeskPage, { waiting }: DeskFrame) {
  switch (page.kind) {
    case 'sign-in':
      return <SignInPage {...page} />;
    case 'invitation':
      return <InvitationPage {...page} />;
    case 'list':
      return <ListPage {...page} waiting={waiting} />;
    case 'request':
      return <RequestPage {...page} />;
    case 'entry':
      return <EntryPage {...page} />;
    case 'forget':
      return <ForgetPage {...page} />;
    case 'forgotten':
      return <ForgottenPage {...page} />;
    case 'calendar':
      return <CalendarPage {...page} />;
    case 'replace-calendar':
      return <ReplaceCalendarPage {...page} />;
    case 'notifications':
      return <NotificationsPage {...page} />;
    case 'people':
      return <PeoplePage {...page} />;
    case 'ask-passkey':
      return <AskPasskeyPage {...page} />;
    case 'invited':
      return <InvitedPage {...page} />;
    case 'numbers':
      return <NumbersPage {...page} />;
    case 'announcements':
      return <AnnouncementsPage {...page} />;
    case 'record':
      return <RecordPage {...page} />;
    case 'message':
      return <MessagePage {...page} />;
  }
}

function titleOf(page: DeskPage): string {
  switch (page.kind) {
    case 'sign-in':
      return 'Sign in';
    case 'invitation':
      return 'Set up your passkey';
    case 'list':
      return page.filters.held ? 'Held back' : listNames[page.filters.view];
    case 'request':
      return page.file.reference;
    case 'entry':
      return page.reference === null ? 'New request' : 'Correct contact details';
    case 'forget':
    case 'forgotten':
      return 'Forget a person';
    case 'calendar':
    case 'replace-calendar':
      return 'Calendar of visits';
    case 'notifications':
      return 'Notifications';
    case 'people':
    case 'ask-passkey':
    case 'invited':
      return 'People';
    case 'numbers':
      return 'Numbers';
    case 'announcements':
      return 'What the site says';
    case 'record':
      return 'Record';
    case 'message':
      return page.title;
  }
}
