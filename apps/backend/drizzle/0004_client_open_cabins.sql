-- When an unpaid booking no longer counts for its client: with its hold; one on request after a day, since it holds nothing.
CREATE FUNCTION "booking_open_until"(b "bookings") RETURNS timestamp with time zone LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN b."status" = 'pending' THEN 'infinity'
    WHEN b."status" = 'completed' AND b."payment_state" = 'Open' THEN coalesce(b."hold_until", b."created_at" + interval '1 day')
    ELSE '-infinity'
  END
$$;--> statement-breakpoint
-- The cabins of a client's unpaid bookings, and the seconds until the first of them ends. Until the calling transaction ends nobody else counts
-- those of this client: the lock comes first, and what was committed while it was waited for is seen by the statement after it.
CREATE FUNCTION "client_open_cabins"(client_hash text, at timestamp with time zone) RETURNS TABLE (cabins integer, seconds integer)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(client_hash, 0));
  RETURN QUERY
    SELECT coalesce(sum(unpaid.cabins), 0)::integer, extract(epoch FROM min(unpaid.until) FILTER (WHERE isfinite(unpaid.until)) - at)::integer
    FROM (
      SELECT booking_open_until(b) AS until, (
        SELECT sum((cabin ->> 'cabins')::integer) FROM jsonb_array_elements(b."cabins") cabin WHERE cabin ->> 'id' <> 'places'
      ) AS cabins
      FROM "bookings" b WHERE b."client" = client_hash
    ) unpaid
    WHERE unpaid.until > at;
END
$$;--> statement-breakpoint
-- Bookings made before places on board were counted take them, too.
UPDATE "bookings" SET "cabins" = "cabins" || jsonb_build_array(jsonb_build_object(
  'id', 'places', 'cabins', jsonb_array_length("request" -> 'passengers'),
  'count', jsonb_array_length("request" -> 'passengers'), 'free', jsonb_array_length("request" -> 'passengers')
)) WHERE "status" = 'completed' AND NOT "cabins" @> '[{"id": "places"}]';--> statement-breakpoint
UPDATE "departure_inventory" i SET "taken" = "taken" || jsonb_build_object('places', (
  SELECT coalesce(sum((c ->> 'cabins')::integer), 0) FROM "bookings" b, jsonb_array_elements(b."cabins") c
  WHERE b."departure_id" = i."departure_id" AND b."status" = 'completed' AND NOT b."on_request" AND c ->> 'id' = 'places'
)) WHERE "taken" <> '{}';
