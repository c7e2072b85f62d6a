/** One step of the tables' history. Once released it is never edited: what is wrong in it is put right by the next. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  /** In SQL that both dialects read alike. */
  readonly statements: readonly string[];
}
