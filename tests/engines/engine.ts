// One visitor's browser, whichever engine it has: nine verbs over WebDriver (WebKit) and WebDriver BiDi (Firefox).

export interface Engine {
  /** With its version, as the browser itself says it. */
  readonly name: string;
  readonly narrowest: number;
  readonly go: (url: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  readonly size: (width: number, height: number) => Promise<void>;
  /** What `work` returns in the page; it may be a promise, and must be made of JSON. */
  readonly ask: <Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value,
    ...args: Args
  ) => Promise<Awaited<Value>>;
  /** Presses at a point of the window. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  /** Types text or one key, wherever the focus is. */
  readonly type: (text: string) => Promise<void>;
  /** Hands files to the file field that `selector` names. */
  readonly choose: (selector: string, ...files: string[]) => Promise<void>;
  /** Does `work` in a second tab, which the other verbs act on until then, and closes that tab. */
  readonly inAnotherTab: (work: () => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Keys that are no letters, as WebDriver calls them. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  up: '\uE013',
  right: '\uE014',
  down: '\uE015',
} as const;

/** Everything to be pressed or typed, in the shape both protocols share. */
export const pressActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'pointer',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** An expression that says in JSON what `work` returns. */
export const expressionOf = (work: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `Promise.resolve((${work.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})).then((value) => JSON.stringify(value ?? null))`;
