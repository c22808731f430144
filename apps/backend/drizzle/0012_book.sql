-- Whether a body came before under the same key is told by the stored request. Processes of the release before still store a hash, which is their own.
ALTER TABLE "bookings" ALTER COLUMN "body_hash" DROP NOT NULL;--> statement-breakpoint
-- Stores a booking unless its key is in use or its client would have more than `most_cabins` cabins (null: any): completed where `take` says so and all
-- of its cabins are free for certain, which takes them; else pending. All or nothing. Returns its status, or null. In PL/pgSQL, which keeps the
-- plans of its statements. `store_booking` is that of the release before.
CREATE FUNCTION "book"(
  take boolean, most_cabins integer, "id" uuid, "idempotency_key" uuid, "request" jsonb, "departure_id" text, "departure_date" date,
  "tour_id" text, "tour_name" text, "tour_external_id" text, "cabins" jsonb, "on_request" boolean, "name" text, "email" text, "brand" text,
  "locale" text, "market" text, "exchange_rate" double precision, "amount" integer, "local_costs" integer, "insurance_amount" integer,
  "deposit" integer, "created_at" timestamp with time zone, "hold_until" timestamp with time zone, "client" text
) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
-- Where a name could be either, it is a column; a parameter is `book.name` there.
#variable_conflict use_column
BEGIN
  -- Not in one condition: a plan for null, which leaves out the rest, would look cheap enough to be made anew for each booking.
  IF most_cabins IS NOT NULL THEN
    IF (SELECT o.cabins FROM client_open_cabins(book."client", book."created_at") o) > most_cabins THEN
      RETURN NULL;
    END IF;
  END IF;
  -- The booking comes first: where its key is in use, or another statement has just stored it and is not over, nothing happens.
  INSERT INTO "bookings" (
    "id", "idempotency_key", "request", "status", "departure_id", "departure_date", "tour_id", "tour_name", "tour_external_id", "cabins",
    "on_request", "name", "email", "brand", "locale", "market", "exchange_rate", "amount", "local_costs", "insurance_amount", "deposit",
    "created_at", "hold_until", "client"
  ) VALUES (
    book."id", book."idempotency_key", book."request", CASE WHEN take THEN 'completed' ELSE 'pending' END, book."departure_id",
    book."departure_date", book."tour_id", book."tour_name", book."tour_external_id", book."cabins", book."on_request", book."name",
    book."email", book."brand", book."locale", book."market", book."exchange_rate", book."amount", book."local_costs",
    book."insurance_amount", book."deposit", book."created_at", CASE WHEN take THEN book."hold_until" END, book."client"
  ) ON CONFLICT ("idempotency_key") DO NOTHING;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF NOT take THEN
    RETURN 'pending';
  END IF;
  -- The departure's row is locked before its condition is looked at: there PostgreSQL serialises all bookings of a departure.
  INSERT INTO "departure_inventory" AS i ("departure_id", "taken") VALUES (book."departure_id", taken_with('{}', book."cabins", 'free'))
  ON CONFLICT ("departure_id") DO UPDATE SET "taken" = taken_with(i."taken", book."cabins", 'free')
    WHERE taken_with(i."taken", book."cabins", 'free') IS NOT NULL;
  IF FOUND THEN
    RETURN 'completed';
  END IF;
  UPDATE "bookings" b SET "status" = 'pending', "hold_until" = NULL WHERE b."id" = book."id";
  RETURN 'pending';
END
$$;
