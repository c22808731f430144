ALTER TABLE "bookings" ADD COLUMN "client" text;--> statement-breakpoint
ALTER TABLE "intents" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "bookings_of_client" ON "bookings" USING btree ("client") WHERE "bookings"."client" is not null;--> statement-breakpoint
-- Bookings on request took cabins before. What is taken is counted again from what is held.
UPDATE "departure_inventory" i SET "taken" = coalesce((
  SELECT jsonb_object_agg(held.id, held.cabins) FROM (
    SELECT c ->> 'id' AS id, sum((c ->> 'cabins')::int) AS cabins
    FROM "bookings" b, jsonb_array_elements(b."cabins") c
    WHERE b."departure_id" = i."departure_id" AND b."status" = 'completed' AND NOT b."on_request"
    GROUP BY 1
  ) held
), '{}'::jsonb);--> statement-breakpoint
UPDATE "bookings" SET "hold_until" = NULL WHERE "on_request";
