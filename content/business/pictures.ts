// The pictures in client/pictures/ that the pages show. They are made smaller while the site is built
// (ops/postbuild/client-pictures.ts).

import { ownServices } from '#client/services/services.ts';
import type { CustomerReview, Proof } from '#client/shapes/business.ts';
import { proof } from '#client/shapes/proof.ts';
import { reviews } from '#client/shapes/reviews.ts';
import type { OwnService } from '#client/shapes/service.ts';

/** Where pages find a picture: a drawing as it is, a photograph as WebP. */
export function picturePath(file: string): string {
  return `/pictures/${file.endsWith('.svg') ? file : file.replace(/\.[^.]+$/, '.webp')}`;
}

export interface NamedPicture {
  readonly file: string;
  readonly namedIn: string;
}

interface NamesPictures {
  readonly proof: Pick<Proof, 'jobs' | 'people'>;
  readonly reviews: readonly Pick<CustomerReview, 'image'>[];
  readonly services: Readonly<Record<string, Partial<OwnService>>>;
}

export function listPictures(
  { proof: shown, reviews: read, services }: NamesPictures = { proof, reviews, services: ownServices },
): readonly NamedPicture[] {
  const named = (namedIn: string, files: readonly (string | undefined)[]) =>
    files.flatMap((file) => (file === undefined ? [] : [{ file, namedIn }]));
  return [
    ...named(
      'client/jobs.json',
      shown.jobs.flatMap(({ before, after }) => [before, after]),
    ),
    ...named(
      'client/people.json',
      shown.people.map(({ picture }) => picture),
    ),
    ...named(
      'client/reviews.json',
      read.map(({ image }) => image),
    ),
    ...Object.entries(services).flatMap(([slug, { picture }]) =>
      named(`client/services/${slug}.ts`, [picture]),
    ),
  ];
}
