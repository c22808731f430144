-- The cabins of a booking are its own list, `[{"id", "cabins", "count", "free"}]`. In PL/pgSQL, which keeps the plans of its statements.
-- What is taken of a departure together with them.
CREATE FUNCTION "taken_with"(taken jsonb, cabins jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN taken || (
    SELECT coalesce(jsonb_object_agg(c ->> 'id', coalesce((taken ->> (c ->> 'id'))::integer, 0) + (c ->> 'cabins')::integer), '{}')
    FROM jsonb_array_elements(cabins) c
  );
END
$$;--> statement-breakpoint
-- Whether that is within each type's limit: `count`, all that there are, or `free`, what is free for certain.
CREATE FUNCTION "cabins_fit"(taken jsonb, cabins jsonb, most text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN NOT EXISTS (
    SELECT FROM jsonb_array_elements(cabins) c
    WHERE coalesce((taken ->> (c ->> 'id'))::integer, 0) + (c ->> 'cabins')::integer > (c ->> most)::integer
  );
END
$$;--> statement-breakpoint
-- Stores a booking, a row of the table as an object, unless its key is in use or its client would have more than `most_cabins` cabins (null: any):
-- completed where `take` says so and all of its cabins are free for certain, which takes them; else pending. All or nothing.
CREATE FUNCTION "store_booking"(booking jsonb, take boolean, most_cabins integer, at timestamp with time zone) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  b "bookings" := jsonb_populate_record(NULL::"bookings", booking);
BEGIN
  IF EXISTS (SELECT FROM "bookings" WHERE "idempotency_key" = b."idempotency_key") THEN
    RETURN NULL;
  END IF;
  IF most_cabins IS NOT NULL AND (SELECT cabins FROM client_open_cabins(b."client", at)) > most_cabins THEN
    RETURN NULL;
  END IF;
  b."status" := 'pending';
  IF take THEN
    -- The row is locked before its condition is looked at, and there PostgreSQL serialises all bookings of a departure. The first booking of a
    -- departure has no row to look at: what it needs of an empty ship has been checked.
    INSERT INTO "departure_inventory" AS i ("departure_id", "taken") VALUES (b."departure_id", taken_with('{}', b."cabins"))
    ON CONFLICT ("departure_id") DO UPDATE SET "taken" = taken_with(i."taken", b."cabins") WHERE cabins_fit(i."taken", b."cabins", 'free');
    IF FOUND THEN
      b."status" := 'completed';
    END IF;
  END IF;
  IF b."status" = 'pending' THEN
    b."hold_until" := NULL;
  END IF;
  INSERT INTO "bookings" (
    "id", "idempotency_key", "body_hash", "request", "status", "departure_id", "departure_date", "tour_id", "tour_name", "tour_external_id",
    "cabins", "on_request", "name", "email", "brand", "locale", "market", "exchange_rate", "amount", "local_costs", "insurance_amount", "deposit",
    "created_at", "hold_until", "client"
  ) VALUES (
    b."id", b."idempotency_key", b."body_hash", b."request", b."status", b."departure_id", b."departure_date", b."tour_id", b."tour_name",
    b."tour_external_id", b."cabins", b."on_request", b."name", b."email", b."brand", b."locale", b."market", b."exchange_rate", b."amount",
    b."local_costs", b."insurance_amount", b."deposit", b."created_at", b."hold_until", b."client"
  );
  RETURN b."status";
END
$$;
