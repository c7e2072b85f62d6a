// Two other contractors: `npm run new-client` writes the folder of each from its answers into a copy of the project, which
// is built there. The first adds a service of its own, as docs/make-it-yours.md tells. A build takes a minute: once a day.

import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usStates } from '../../ops/client/us-states.ts';
import { buildSite, copyForClient, edit, readSite, runIn } from '../clients/copy-for-client.ts';
import { isThorough } from '../thorough.ts';

const patientMs = 15 * 60 * 1000;

/** The file of answers in tests/clients/, and the service in a file beside it that is added. */
const contractors = [
  ['lowcountry', 'gutter-installation'],
  ['sonoran', null],
] as const;

interface Answers {
  /** Its postal code. */
  readonly state: string;
  /** By their slugs, with commas between. */
  readonly services: string;
  /** "Marana (Pima)" */
  readonly towns: readonly string[];
}

/** A name that stands for something else: a county, a river, a city, a street. */
const namesNoState =
  /^(?: (?:County|Counties|Parish|City|River|Valley|Lake|Bay|Beach|Springs|Falls|Gulf|Avenue|Street|Road|Boulevard|Pike|District|Department)\b)/;

// The longer first: West Virginia is not Virginia.
const stateNames = Object.values(usStates).toSorted((a, b) => b.length - a.length);
const stateName = new RegExp(`\\b(?:${stateNames.join('|')})\\b`, 'g');
const codeBehindTown = new RegExp(`[a-z], (${Object.keys(usStates).join('|')})\\b`, 'g');

/** States that `text` names besides the one of this code, by name or by their code behind a town. */
function findStatesBesides(text: string, state: string): readonly string[] {
  const named = [...text.matchAll(stateName)].filter(
    ({ 0: name, index }) => name !== usStates[state] && !namesNoState.test(text.slice(index + name.length)),
  );
  const coded = [...text.matchAll(codeBehindTown)].flatMap(([, code = '']) => (code === state ? [] : [code]));
  return [...named.map(([name]) => name), ...coded];
}

function addService(copy: string, name: string): void {
  const folder = 'client/services';
  cpSync(join(copy, 'tests', 'clients', `${name}.ts`), join(copy, folder, `${name}.ts`));
  edit(copy, `${folder}/services.ts`, (text) =>
    text
      .replace(/^export/m, `import { gutterInstallation } from './${name}.ts';\n\nexport`)
      .replace('= {}', `= { '${name}': gutterInstallation }`),
  );
  edit(copy, 'client/switches.ts', (text) =>
    text.replace("'roof-inspection',", `'roof-inspection', '${name}',`),
  );
}

describe.skipIf(!isThorough).each(contractors)(
  'the contractor of %s.json',
  { timeout: patientMs },
  (name, ownService) => {
    const answers: Answers = JSON.parse(
      readFileSync(new URL(`../clients/${name}.json`, import.meta.url), 'utf8'),
    );
    const services = [...answers.services.split(', '), ...(ownService ? [ownService] : [])];
    const towns = answers.towns.map((town) =>
      `${town.replace(/ \(.*/, '')} ${answers.state}`.toLowerCase().replaceAll(' ', '-'),
    );
    let copy = '';

    beforeAll(() => {
      copy = copyForClient(name);
      if (ownService) addService(copy, ownService);
      const { status, stdout, stderr } = buildSite(copy);
      expect(status, stdout + stderr).toBe(0);
    }, patientMs);
    afterAll(() => rmSync(copy, { recursive: true, force: true }));

    const pages = () =>
      readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => ({
          path: `/${file}`.replace(/(?:\/index)?\.html$/, '') || '/',
          html: parse(readFileSync(join(copy, 'dist', file), 'utf8')),
        }));

    test('has a folder in order, and a page for every service, town and service in a town', () => {
      expect(runIn(copy, 'ops/client/check-client.ts').stdout).toBe('client/ is in order.\n');
      const paths = pages().map(({ path }) => path);
      const local = services.flatMap((service) => towns.map((town) => `/services/${service}/${town}`));
      expect(paths).toEqual(
        expect.arrayContaining([
          ...services.map((service) => `/${service}`),
          ...towns.map((town) => `/locations/${town}`),
          ...local,
        ]),
      );
      expect(paths.filter((path) => path.startsWith('/services/'))).toHaveLength(local.length);
      // Its steps have no drawing beside them.
      const own = pages().find(({ path }) => path === `/${ownService}`)?.html.textContent;
      if (ownService) expect(own).toContain('The corner takes the water one step farther');
    });

    test('has links that lead somewhere, titles that fit, whole sentences, and nothing that holds only elsewhere', () => {
      const { status, stdout } = readSite(copy);
      expect(status, stdout).toBe(0);
    });

    test('names no other state and no other contractor', () => {
      const found = pages().flatMap(({ path, html }) => {
        for (const unseen of html.querySelectorAll('style, script:not([type="application/ld+json"])'))
          unseen.remove();
        const head = html.querySelectorAll('meta[content]').map((meta) => meta.getAttribute('content'));
        const text = `${html.textContent} ${head.join(' ')}`;
        return [
          ...findStatesBesides(text, answers.state),
          ...(text.match(/\b(?:Dayton|Miamisburg|Great Miami|undefined|NaN)\b|\[object|\{\w+\}/g) ?? []),
        ].map((words) => `${path}: ${words}`);
      });
      const scripts = readdirSync(join(copy, 'dist', 'assets')).filter((file) => file.endsWith('.js'));
      const inScripts = scripts.flatMap((file) =>
        // The typeface of that name is no state.
        findStatesBesides(
          readFileSync(join(copy, 'dist', 'assets', file), 'utf8').replaceAll('Georgia,', ''),
          answers.state,
        ),
      );
      expect([...found, ...inScripts]).toEqual([]);
    });

    test('may not go public yet: what was invented for it is a placeholder, and what is not known is asked for', () => {
      const { status, stdout } = runIn(copy, 'ops/launch/check-launch.ts');
      expect(status).toBe(1);
      for (const line of [
        'The business name is a placeholder',
        'The phone number is a placeholder',
        'The email address is a placeholder',
        'The booking link is a placeholder',
        'There is no proof yet of: street address',
        'There is no proof yet of: liability insurance',
        'have not been read by a lawyer',
        'SITE_URL is http://localhost',
      ])
        expect(stdout).toContain(line);
      // It claims nothing, so there is nothing to prove.
      expect(stdout).not.toContain('The claim');
    });
  },
);
