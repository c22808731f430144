import { PGlite } from '@electric-sql/pglite';

/** The embedded database, which says when something may have changed it. */
export class ActivityCountingPGlite extends PGlite {
  /** Grows when a statement or a transaction begins, and when it has ended. */
  activity = 0;

  override query<Row>(...input: Parameters<PGlite['query']>) {
    return this.#count(() => super.query<Row>(...input));
  }

  override exec(...input: Parameters<PGlite['exec']>) {
    return this.#count(() => super.exec(...input));
  }

  override transaction<Value>(run: Parameters<typeof PGlite.prototype.transaction<Value>>[0]) {
    return this.#count(() => super.transaction<Value>(run));
  }

  async #count<Value>(run: () => Promise<Value>): Promise<Value> {
    this.activity += 1;
    try {
      return await run();
    } finally {
      this.activity += 1;
    }
  }
}
