// What the contractor shows: reviews with where and when, jobs and people with pictures that are there.

import type { ClaimsMade, CustomerReview, Proof } from '#client/shapes/business.ts';
import { readLogo } from '#paper/logo.ts';
import { preparePicture } from '../postbuild/client-pictures.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';
import { isDay, isPastDay } from './company-rules.ts';

export function listReviewFindings(
  folder: ClientFolder,
  reviews: readonly CustomerReview[],
  today: string,
): readonly Finding[] {
  return reviews.flatMap(({ name, text, source, writtenOn }) => {
    const faults = [
      ...(name.trim() === '' ? ['has no name: leave it out until its customer agrees to be named'] : []),
      ...(source.name.trim() === '' ? ['does not say where it was written: fill in source.name'] : []),
      ...(/^https:\/\/[^/]+\/.+/.test(source.url)
        ? []
        : [`has ${source.url || 'no page'} as its source: give the page it can be read on, not a home page`]),
      ...(isPastDay(writtenOn, today)
        ? []
        : [`was written on “${writtenOn}”: write the ISO date, 2026-05-31`]),
    ];
    return faults.map((fault) =>
      findingAt(
        folder,
        'client/reviews.json',
        text.slice(0, 40),
        `the review of ${name || 'nobody'} ${fault}.`,
      ),
    );
  });
}

export function listProofFindings(
  folder: ClientFolder,
  proof: Proof,
  towns: readonly string[],
  today: string,
): readonly Finding[] {
  const file = 'client/proof.json';
  const jobFile = 'client/jobs.json';
  const jobs = proof.jobs.flatMap(({ after, city, month, priceDollars }) => [
    ...(towns.includes(city)
      ? []
      : [findingAt(folder, jobFile, after, `the job in ${city} is in no town of client/cities/cities.ts.`)]),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month <= today.slice(0, 7)
      ? []
      : [findingAt(folder, jobFile, after, `“${month}” is no month that has come: write 2026-05.`)]),
    ...(priceDollars === undefined || priceDollars.from <= priceDollars.to
      ? []
      : [findingAt(folder, jobFile, after, `the price of the job in ${city} begins above its end.`)]),
  ]);
  const { reviewer, lender, workersCompensation } = proof;
  return [
    ...jobs,
    ...(workersCompensation === null || isDay(workersCompensation.validThrough)
      ? []
      : [
          findingAt(
            folder,
            file,
            'validThrough',
            `“${workersCompensation.validThrough}” is no day: write the ISO date on the certificate, 2027-05-31.`,
          ),
        ]),
    ...(reviewer === null || isPastDay(reviewer.reviewedOn, today)
      ? []
      : [
          findingAt(
            folder,
            'client/people.json',
            'reviewedOn',
            `“${reviewer.reviewedOn}” is no day that has come.`,
          ),
        ]),
    ...(lender === null || lender.aprPercent.from <= lender.aprPercent.to
      ? []
      : [findingAt(folder, file, 'aprPercent', 'the APR range begins above its end.')]),
  ];
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
