// What the contractor shows: reviews with where and when, jobs and people with pictures that are there.

import type { Proof } from '#content/business/proof.ts';
import type { CustomerReview } from '#content/pages/testimonials.ts';
import { readLogo } from '#paper/logo.ts';
import { type ClientFolder, type Finding, findingAt } from './client-folder.ts';
import { isPastDay } from './company-rules.ts';

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
        'client/reviews.ts',
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
  const file = 'client/proof.ts';
  const jobs = proof.jobs.flatMap(({ picture, city, month }) => [
    ...(towns.includes(city)
      ? []
      : [findingAt(folder, file, picture, `the job in ${city} is in no town of client/cities/cities.ts.`)]),
    ...(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month <= today.slice(0, 7)
      ? []
      : [findingAt(folder, file, picture, `“${month}” is no month that has come: write 2026-05.`)]),
  ]);
  const { reviewer, lender } = proof;
  return [
    ...jobs,
    ...(reviewer === null || isPastDay(reviewer.reviewedOn, today)
      ? []
      : [findingAt(folder, file, 'reviewedOn', `“${reviewer.reviewedOn}” is no day that has come.`)]),
    ...(lender === null || lender.aprPercent.from <= lender.aprPercent.to
      ? []
      : [findingAt(folder, file, 'aprPercent', 'the APR range begins above its end.')]),
  ];
}

const pictureNames = /['"`](\/?[\w./-]+\.(?:jpe?g|png|webp|avif|heic|svg))['"`]/gi;

/** Pictures that are named in a file and are not in client/pictures/. */
export function listMissingPictures(folder: ClientFolder): readonly Finding[] {
  return [...folder.texts]
    .filter(([file]) => file.endsWith('.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(pictureNames)].flatMap(([, name = '']) => {
        return folder.files.includes(`client/pictures/${name}`)
          ? []
          : [findingAt(folder, file, name, `there is no picture ${name}: put it into client/pictures/.`)];
      }),
    );
}

/** What keeps pages, papers and icons from drawing the logo. */
export function listLogoFindings(folder: ClientFolder): readonly Finding[] {
  const file = 'client/logo.svg';
  try {
    readLogo(folder.texts.get(file) ?? '');
    return [];
  } catch (error) {
    return [{ file, advice: (error as Error).message.replace(/^client\/logo\.svg /, 'it ') }];
  }
}
