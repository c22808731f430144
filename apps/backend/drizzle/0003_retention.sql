DROP INDEX "intents_counted_of_booking";--> statement-breakpoint
DROP INDEX "intents_counted_of_payment";--> statement-breakpoint
CREATE INDEX "bookings_departing" ON "bookings" USING btree ("departure_date") WHERE "bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "bookings_failed" ON "bookings" USING btree ("created_at") WHERE "bookings"."status" = 'failed' and "bookings"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "intents_of_booking" ON "intents" USING btree ("booking_id") WHERE "intents"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "intents_of_payment" ON "intents" USING btree ("payment_id") WHERE "intents"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_booking" ON "payments" USING btree ("booking_id") WHERE "payments"."booking_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_number" ON "payments" USING btree ("booking_number") WHERE "payments"."booking_number" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_none" ON "payments" USING btree ("created_at") WHERE "payments"."booking_id" is null and "payments"."erased_at" is null;