// What the contractor shows: jobs in his cities, claims with papers, pictures and a logo that are there.

import type { ClaimsMade, Proof } from '#client/shapes/business.ts';
import { readLogo } from '#paper/logo.ts';
import { preparePicture } from '../postbuild/client-pictures.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';

/** Jobs are shown among the cities we serve. */
export function listJobFindings(
  folder: ClientFolder,
  jobs: Proof['jobs'],
  towns: readonly string[],
): readonly Finding[] {
  return jobs
    .filter(({ city }) => !towns.includes(city))
    .map(({ after, city }) =>
      findingAt(folder, 'client/jobs.json', after, `the job in ${city} is in no town of client/cities/.`),
    );
}

/** Papers that prove a claim bear a date that has come. */
export function listClaimFindings(
  folder: ClientFolder,
  claims: ClaimsMade,
  today: string,
): readonly Finding[] {
  return Object.entries(claims).flatMap(([name, { ground }]) =>
    ground === null || typeof ground === 'string' || ground.date <= today.slice(0, ground.date.length)
      ? []
      : [
          findingAt(
            folder,
            'client/claims.ts',
            `${name}:`,
            `the paper of the claim ${name} is of ${ground.date}, which has not come: write the date on it.`,
          ),
        ],
  );
}

const pictureNames = /['"`]([\w ./()-]+\.(?:jpe?g|png|webp|avif|hei[cf]|svg|gif|bmp|tiff?))['"`]/gi;

/** Pictures that are named in a file and are not in client/pictures/, or cannot be made ready for the pages. */
export async function listPictureFindings(folder: ClientFolder, pictures: URL): Promise<readonly Finding[]> {
  const named = [...folder.texts]
    .filter(([file]) => /\.(?:ts|json)$/.test(file))
    .flatMap(([namedIn, text]) =>
      [...text.matchAll(pictureNames)].map(([, file = '']) => ({ file, namedIn })),
    );
  const found = named.map(async (picture) => {
    const { file, namedIn } = picture;
    const find = (advice: string) => [findingAt(folder, namedIn, file, advice)];
    if (!folder.files.includes(`client/pictures/${file}`))
      return find(`there is no picture ${file}: put it into client/pictures/.`);
    try {
      await preparePicture(picture, pictures);
      return [];
    } catch (error) {
      return find((error as Error).message);
    }
  });
  return (await Promise.all(found)).flat();
}

/** What keeps pages, papers and icons from drawing the logo. */
export function listLogoFindings(folder: ClientFolder): readonly Finding[] {
  const file = 'client/logo.svg';
  if (!folder.files.includes(file)) {
    const other = folder.files.find((each) => /^client\/logo\.\w+$/.test(each));
    const way = other
      ? `${other} is there, but papers and icons are drawn from paths: have it traced and saved as logo.svg.`
      : 'put it there, all paths in flat colors; ops/client/new-client.ts writes a plain one.';
    return [{ file, advice: `there is no logo.svg: ${way}` }];
  }
  try {
    readLogo(folder.texts.get(file) ?? '');
    return [];
  } catch (error) {
    return [{ file, advice: (error as Error).message.replace(/^client\/logo\.svg /, 'it ') }];
  }
}
