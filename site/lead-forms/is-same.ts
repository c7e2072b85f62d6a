export const isSame = <Fields extends object>(some: Fields, others: Fields): boolean =>
  (Object.keys({ ...some, ...others }) as (keyof Fields)[]).every((name) => some[name] === others[name]);
