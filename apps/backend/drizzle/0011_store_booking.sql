-- What is taken of a departure together with the cabins of a booking, its own list `[{"id", "cabins", "count", "free"}]`; null where that is more than
-- there is of one of them: `most` is `count`, all that there are, or `free`, what is free for certain.
CREATE FUNCTION "taken_with"(taken jsonb, cabins jsonb, most text) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  cabin jsonb;
  together integer;
BEGIN
  FOR n IN 0..jsonb_array_length(cabins) - 1 LOOP
    cabin := cabins -> n;
    together := coalesce((taken ->> (cabin ->> 'id'))::integer, 0) + (cabin ->> 'cabins')::integer;
    IF (together <= (cabin ->> most)::integer) IS NOT TRUE THEN
      RETURN NULL;
    END IF;
    taken := jsonb_set(taken, ARRAY[cabin ->> 'id'], to_jsonb(together));
  END LOOP;
  RETURN taken;
END
$$;--> statement-breakpoint
-- Stores a booking, a row of the table as an object, unless its key is in use or its client would have more than `most_cabins` cabins (null: any):
-- completed where `take` says so and all of its cabins are free for certain, which takes them; else pending. All or nothing. Returns its status, or
-- null. In PL/pgSQL, which keeps the plans of its statements.
CREATE FUNCTION "store_booking"(booking jsonb, take boolean, most_cabins integer, at timestamp with time zone) RETURNS text
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  wanted jsonb := booking -> 'cabins';
  becomes text := 'pending';
BEGIN
  IF EXISTS (SELECT FROM "bookings" WHERE "idempotency_key" = (booking ->> 'idempotency_key')::uuid) THEN
    RETURN NULL;
  END IF;
  IF most_cabins IS NOT NULL AND (SELECT o.cabins FROM client_open_cabins(booking ->> 'client', at) o) > most_cabins THEN
    RETURN NULL;
  END IF;
  IF take THEN
    -- The departure's row is locked before its condition is looked at: there PostgreSQL serialises all bookings of a departure.
    INSERT INTO "departure_inventory" AS i ("departure_id", "taken") VALUES (booking ->> 'departure_id', taken_with('{}', wanted, 'free'))
    ON CONFLICT ("departure_id") DO UPDATE SET "taken" = taken_with(i."taken", wanted, 'free') WHERE taken_with(i."taken", wanted, 'free') IS NOT NULL;
    IF FOUND THEN
      becomes := 'completed';
    END IF;
  END IF;
  INSERT INTO "bookings" (
    "id", "idempotency_key", "body_hash", "request", "status", "departure_id", "departure_date", "tour_id", "tour_name", "tour_external_id",
    "cabins", "on_request", "name", "email", "brand", "locale", "market", "exchange_rate", "amount", "local_costs", "insurance_amount", "deposit",
    "created_at", "hold_until", "client"
  )
  SELECT
    b."id", b."idempotency_key", b."body_hash", b."request", becomes, b."departure_id", b."departure_date", b."tour_id", b."tour_name",
    b."tour_external_id", b."cabins", b."on_request", b."name", b."email", b."brand", b."locale", b."market", b."exchange_rate", b."amount",
    b."local_costs", b."insurance_amount", b."deposit", b."created_at", CASE becomes WHEN 'completed' THEN b."hold_until" END, b."client"
  FROM jsonb_populate_record(NULL::"bookings", booking) b;
  RETURN becomes;
END
$$;
