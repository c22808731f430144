import { PGlite } from '@electric-sql/pglite';

/** The embedded database with an activity counter. */
export class ActivityCountingPGlite extends PGlite {
  /** Increases when a statement or transaction starts, and again when it ends. */
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
