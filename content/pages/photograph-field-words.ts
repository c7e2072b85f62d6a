// The field for photos, in every form from the start; what else is said of them is fetched with the first one.

/** The most that go with one request. */
export const mostPhotographs = 6;

export const photographFieldWords = {
  label: 'Photos',
  help: `Up to ${mostPhotographs}. Where and with which phone they were taken never leaves this device.`,
  helpWithoutScript: `Up to ${mostPhotographs}, as JPEG, PNG or WebP, up to 15 MB each. We remove where and with which phone they were taken. On a weak signal, send your request without them.`,
  notLoaded:
    'Photos cannot be added just now, because there is no connection. You can send your request without them.',
} as const;
