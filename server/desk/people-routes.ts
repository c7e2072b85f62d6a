// People at the desk and their devices. What lets somebody in or out asks for the passkey once more: a session that was
// stolen, or a desk left open, is not enough for it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { findDevices, findNamesOfPeople, findPeople } from '../database/people.ts';
import { type Fields, readFields } from '../http/form-bodies.ts';
import { OperationRefused } from '../office/office.ts';
import { endDevice, findPersonByName, invitePerson, removePerson } from '../office/people.ts';
import type { PeopleAction } from './desk-page.ts';
import { keepChallengeToken, readChallengeToken } from './sessions.ts';
import { notAccepted, type SignIn } from './sign-in.ts';
import { textOf } from './unsaved-text.ts';

const path = '/desk/people';
const actions = ['invite', 'end-device', 'end-person', 'office-device'] as const;

interface Asked {
  readonly action: PeopleAction;
  readonly id: string;
  readonly name: string;
}

export function addPeopleRoutes(app: FastifyInstance, signIn: SignIn): void {
  const { context, passkeys, sessions } = signIn;
  const { send, office, officeOf, siteUrl } = context;
  const { queries } = office.database;

  app.get<{ Querystring: Fields }>('/people', async (request, reply) =>
    send(request, reply, {
      kind: 'people',
      people: await findPeople(queries),
      devices: await findDevices(queries),
      session: await sessions.find(request),
      isDone: request.query.done !== undefined,
    }),
  );

  const readAsked = (fields: Fields): Asked => {
    const action = actions.find((each) => each === fields.action);
    if (action === undefined) throw new OperationRefused('That can’t be done here.');
    return { action, id: textOf(fields.id).slice(0, 1_400), name: cleanLine(textOf(fields.name)) };
  };

  const askForPasskey = async (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: Asked,
    message: string | null,
  ) => {
    const names = await findNamesOfPeople(queries);
    const device = (await findDevices(queries)).find(({ id }) => id === asked.id);
    const person =
      names.get(device?.personId ?? asked.id) ?? findPersonByName(names, asked.name)?.[1] ?? asked.name;
    if (asked.action.startsWith('end-') && person === '')
      throw new OperationRefused('That person or device is not at the desk any more.');
    const { token, options } = await passkeys.askToSignIn();
    keepChallengeToken(reply, token);
    const others = [...names].filter(([id]) => id !== asked.id);
    return send(request, reply, { kind: 'ask-passkey', ...asked, person, device, others, options, message });
  };

  app.get<{ Querystring: Fields }>('/people/confirm', (request, reply) =>
    askForPasskey(request, reply, readAsked(request.query), null),
  );

  app.post('/people', async (request, reply) => {
    const fields = readFields(request.body);
    const asked = readAsked(fields);
    const signed = await passkeys.signIn(readChallengeToken(request), textOf(fields.credential));
    if (signed === null || signed.id !== request.person?.id)
      return askForPasskey(request, reply.code(401), asked, notAccepted);
    const user = officeOf(request);
    switch (asked.action) {
      case 'invite': {
        const { name, token, validMinutes } = await invitePerson(user, asked.name);
        const link = `${siteUrl}/desk/invitation/${token}`;
        return send(request, reply, { kind: 'invited', name, link, validMinutes });
      }
      case 'end-device':
        await endDevice(user, asked.id);
        break;
      case 'end-person':
        await removePerson(user, { id: asked.id }, textOf(fields.heir) || null);
        break;
      case 'office-device':
        await sessions.begin(request, reply, signed, 'office-device');
        break;
    }
    return reply.redirect(`${path}?done=1`, 303);
  });
}
