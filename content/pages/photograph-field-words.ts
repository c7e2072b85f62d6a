// The field for photos, in every form from the start; what else is said of them is fetched with the first one.

/** The most that go with one request. */
export const mostPhotographs = 6;
/** A phone's own file has up to 12; one that the browser has made smaller about half a megabyte. */
export const largestPhotographMegabytes = 15;

const howMany = (count: number) =>
  count === 0
    ? `Up to ${mostPhotographs}.`
    : `${count} of ${mostPhotographs} chosen.${count < mostPhotographs ? ' Choose again to add more.' : ''}`;

export const photographFieldWords = {
  label: 'Photos',
  help: (count: number) =>
    `${howMany(count)} The location and camera details stored in them never leave this device.`,
  helpWithoutScript: `Up to ${mostPhotographs}, as JPEG or PNG, up to ${largestPhotographMegabytes} MB each. We remove the location and camera details stored in them. On a weak signal, send without them.`,
  notLoaded: 'No connection to add photos. You can send without them.',
} as const;
