// Signing in with a passkey (WebAuthn): no passwords, and nothing to steal from the database.

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { company } from '#client/company.ts';
import { consumeChallenge, consumeInvitation, findInvited, findPasskey } from '../database/people.ts';
import { nameDevice } from '../office/notifications.ts';
import { type Office, recordAction } from '../office/office.ts';
import { generateToken, hashToken } from '../office/people.ts';

/** A browser that takes longer asks the page again. */
export const challengeMinutes = 5;

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface SignedIn extends Person {
  readonly passkeyId: string;
}

/** What browsers were asked to sign, each once. */
function challengesOf({ database, clock }: Pick<Office, 'database' | 'clock'>) {
  /**
   * What a browser is to sign, as `PublicKeyCredential.parse…OptionsFromJSON` reads it. The token goes into a cookie, so
   * that nobody else can answer.
   */
  async function begin(options: { readonly challenge: string }) {
    const token = generateToken();
    const now = clock.now();
    const expires_at = now + challengeMinutes * 60_000;
    const row = { token_hash: hashToken(token), challenge: options.challenge, expires_at };
    await database.transaction(async (transaction) => {
      await transaction.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
      await transaction.insertInto('passkey_challenges').values(row).execute();
    });
    return { token, options: JSON.stringify(options) };
  }

  /** Taken before anything is checked: after a failure the person has to be asked again. */
  async function takeAnswer(token: string | null, credential: string) {
    if (token === null) return null;
    const expectedChallenge = await database.transaction((transaction) =>
      consumeChallenge(transaction, hashToken(token), clock.now()),
    );
    const response = readCredential(credential);
    return expectedChallenge === null || response === null ? null : { expectedChallenge, response };
  }

  return { begin, takeAnswer };
}

export function createPasskeys(office: Omit<Office, 'personId'>, siteUrl: string) {
  const { database, clock } = office;
  const rpID = new URL(siteUrl).hostname;
  const expected = { expectedOrigin: siteUrl, expectedRPID: rpID, requireUserVerification: true };
  const { begin, takeAnswer } = challengesOf(office);

  return {
    askToSignIn: async () =>
      begin(await generateAuthenticationOptions({ rpID, userVerification: 'required' })),

    /** Who signed; null when it was not somebody we know, or not what we asked for. */
    async signIn(token: string | null, credential: string): Promise<SignedIn | null> {
      const answer = await takeAnswer(token, credential);
      if (!answer) return null;
      const passkey = await findPasskey(database.queries, answer.response.id);
      if (!passkey) return null;
      const checked = await verifyAuthenticationResponse({
        ...expected,
        ...answer,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(() => null);
      if (!checked?.verified) return null;
      const use = { counter: checked.authenticationInfo.newCounter, used_at: clock.now() };
      await database.transaction((transaction) =>
        transaction.updateTable('passkeys').set(use).where('id', '=', passkey.id).execute(),
      );
      return { id: passkey.personId, name: passkey.name, passkeyId: passkey.id };
    },

    /** Whom the link is for; null when it is wrong, used or too old. */
    findInvited: async (invitation: string): Promise<Person | null> =>
      (await findInvited(database.queries, hashToken(invitation), clock.now())) ?? null,

    askToRegister: async ({ id, name }: Person) =>
      begin(
        await generateRegistrationOptions({
          rpName: company.name.value,
          rpID,
          userName: name,
          userID: new TextEncoder().encode(id),
          attestationType: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
      ),

    /** Uses the link up; null when the passkey is not the one asked for, or somebody was faster. */
    async register(token: string | null, invitation: string, credential: string, userAgent: string) {
      const answer = await takeAnswer(token, credential);
      if (!answer) return null;
      const checked = await verifyRegistrationResponse({ ...expected, ...answer }).catch(() => null);
      if (!checked?.verified) return null;
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const now = clock.now();
      return database.transaction(async (transaction) => {
        const tokenHash = hashToken(invitation);
        const person = await findInvited(transaction, tokenHash, now);
        if (!person || !(await consumeInvitation(transaction, tokenHash, now))) return null;
        const public_key = Buffer.from(publicKey).toString('base64url');
        const device = { id, public_key, counter, name: nameDevice(userAgent) };
        await transaction
          .insertInto('passkeys')
          .values({ ...device, person_id: person.id, created_at: now, used_at: now })
          .execute();
        await recordAction({ ...office, personId: person.id }, transaction, 'passkey-added');
        return { ...person, passkeyId: id };
      });
    },
  };
}

/** A credential as a browser writes it; null for anything else. What else it holds is for the library to check. */
function readCredential(text: string): (AuthenticationResponseJSON & RegistrationResponseJSON) | null {
  try {
    const value = JSON.parse(text) as { readonly id?: unknown } | null;
    const id = value?.id;
    return typeof id === 'string' && /^[\w-]{1,1400}$/.test(id) ? ({ ...value, id } as never) : null;
  } catch {
    return null;
  }
}
